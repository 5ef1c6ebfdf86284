import { describe, expect, it } from 'vitest'
import { encodePath, sha256Of, signRequest } from './sign-request.ts'

describe('a signature', () => {
  // The examples of the description of Signature Version 4 for S3.
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const now = new Date('2013-05-24T00:00:00Z')
  const host = 'examplebucket.s3.amazonaws.com'
  const signatureOf = (
    method: string,
    given: { path: string; query?: Record<string, string>; headers?: Record<string, string>; body?: string },
  ) => {
    const { path, query = {}, headers = {}, body = '' } = given
    const target = { method, host, path: encodePath(path), query }
    return signRequest(target, { account, now, headers, payloadHash: sha256Of(body) }).authorization?.slice(-64)
  }

  it('is what the description says for each of its examples', () => {
    expect(signatureOf('GET', { path: '/test.txt', headers: { Range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
    const put = {
      path: '/test$file.text',
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
    }
    expect(signatureOf('PUT', put)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
    expect(signatureOf('GET', { path: '/', query: { lifecycle: '' } })).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    )
    expect(signatureOf('GET', { path: '/', query: { prefix: 'J', 'max-keys': '2' } })).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})
