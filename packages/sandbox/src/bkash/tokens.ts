import { createHmac, randomBytes } from 'node:crypto'

/** Tokens outlive the sandbox as they outlive a deployment of bKash: each carries its end and a seal, and nothing is kept. */
export function createTokens({ clock }: { clock: () => Date }) {
  let given = 0
  const seal = (text: string) => createHmac('sha256', 'sandbox-bkash').update(text).digest('base64url')
  const make = (kind: string, ms: number) => {
    const text = `${kind}.${clock().getTime() + ms}.${randomBytes(6).toString('hex')}`
    return `${text}.${seal(text)}`
  }
  function isGood(kind: string, token: string): boolean {
    const [of = '', end = '', salt = '', sealed] = token.split('.')
    return (
      of === kind && seal(`${of}.${end}.${salt}`) === sealed && Number(end) > clock().getTime() && !revoked.has(token)
    )
  }
  const revoked = new Set<string>()
  const live = new Set<string>()
  return {
    give() {
      given += 1
      const token = make('id', 3_600_000)
      live.add(token)
      return {
        statusCode: '0000',
        statusMessage: 'Successful',
        id_token: token,
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: make('refresh', 28 * 86_400_000),
      }
    },
    isToken: (token: string) => isGood('id', token),
    isRefresh: (token: string) => isGood('refresh', token),
    /** How many were given; bKash allows about two an hour. */
    given: () => given,
    /** Every token given so far is refused from now on. */
    revokeAll(): void {
      for (const token of live) revoked.add(token)
    },
    clear(): void {
      given = 0
      revoked.clear()
      live.clear()
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
