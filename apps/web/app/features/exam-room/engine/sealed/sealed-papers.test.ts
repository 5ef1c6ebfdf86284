import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { open } from './sealed-papers.ts'

/** As the server does it (`seal-paper.ts`). */
function seal(content: unknown) {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = [iv, cipher.update(deflateSync(JSON.stringify(content))), cipher.final(), cipher.getAuthTag()]
  return { bytes: new Uint8Array(Buffer.concat(sealed)), key: key.toString('base64url') }
}

it('opens with its key, whatever letters that has', async () => {
  for (let nth = 0; nth < 20; nth++) {
    const questions = [{ id: nth, text: 'কোনটি সঠিক?' }]
    const { bytes, key } = seal(questions)
    expect(await open(bytes, key)).toEqual(questions)
  }
})

it('opens with no other key, and not when a byte was changed', async () => {
  const { bytes, key } = seal([1])
  await expect(open(bytes, seal([1]).key)).rejects.toThrow()
  bytes[20]! ^= 1
  await expect(open(bytes, key)).rejects.toThrow()
})
