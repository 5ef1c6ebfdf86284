import { probeKey } from '../storage-key.ts'
import type { S3Client } from './s3-client.ts'

/** Everything the product needs of a store, tried on a small object: write, read, read a part, remove. Throws what went wrong. */
export async function probeBucket(client: S3Client): Promise<void> {
  const key = probeKey()
  const body = Buffer.from('0123456789')
  await client.ask({ method: 'PUT', key, body })
  try {
    const whole = await client.ask({ method: 'GET', key })
    if (whole.text !== body.toString()) throw new Error('the bucket gave back something else than was put into it')
    const part = await client.ask({ method: 'GET', key, headers: { range: 'bytes=3-5' } })
    if (part.status !== 206 || part.text !== '345') throw new Error('the bucket gives no part of a file (Range)')
  } finally {
    await client.ask({ method: 'DELETE', key })
  }
}
