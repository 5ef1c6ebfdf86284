import type { Database } from '@prostuti/db'

type Client = { query: (...args: unknown[]) => unknown }

const names = new Map<string, string>()

/** Names every statement by its text, so that the database reads and plans it once for a connection, not again and again. */
export function nameStatements({ pool }: Database): void {
  pool.on('connect', (connected) => {
    const client = connected as unknown as Client
    const query = client.query.bind(client)
    client.query = (first, ...rest) => query(isNamable(first) ? { ...first, name: nameOf(first.text) } : first, ...rest)
  })
}

const isNamable = (given: unknown): given is { text: string } =>
  typeof given === 'object' && given !== null && 'text' in given && !('submit' in given)

function nameOf(text: string): string {
  const known = names.get(text) ?? `statement_${names.size}`
  names.set(text, known)
  return known
}
