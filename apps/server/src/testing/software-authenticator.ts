import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Options = Record<string, unknown>

type Behaviour = {
  /** The page that asks; an authenticator signs what the browser says of it. */
  origin?: string
  /** Whether it checked its owner: a finger, a PIN. */
  userVerified?: boolean
  /** What it says of how often it was used; one more than last time where nothing is said. */
  counter?: number
}

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/**
 * A passkey as a phone holds one, without the phone: ES256 over P-256, attestation "none". For tests of the server; browsers are
 * tested with Chromium's own.
 */
export function createAuthenticator({ origin: home }: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  )
  let used = 0

  function dataFor(host: string, { userVerified = true, counter = ++used }: Behaviour, attested?: Buffer): Buffer {
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...(attested ? [attested] : [])])
  }
  const clientData = (type: string, challenge: unknown, { origin = home }: Behaviour): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const envelope = { id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' }

  return {
    /** The answer to "make a new key". */
    register({ challenge, rp }: Options, behaviour: Behaviour = {}): Options {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey])
      const authData = dataFor((rp as { id: string }).id, behaviour, attested)
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...envelope,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, behaviour)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** The answer to "sign this". */
    sign({ challenge, rpId }: Options, behaviour: Behaviour = {}): Options {
      const authenticatorData = dataFor(String(rpId), behaviour)
      const client = clientData('webauthn.get', challenge, behaviour)
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(client)]))
      return {
        ...envelope,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signed.sign(privateKey)),
        },
      }
    },
  }
}

/** As much of CBOR as an authenticator writes: small numbers, texts, bytes, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const parts = [...(value as Map<unknown, unknown>)].flatMap(([key, part]) => [cbor(key), cbor(part)])
  return Buffer.concat([head(5, parts.length / 2), ...parts])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}
