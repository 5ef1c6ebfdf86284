import { SteadyClient } from './steady-client.ts'

const answerWithinMs = 5000

/** Over a connection of its own, which is ended afterwards: for what is asked of the server itself, past any pool. */
export async function askServer<Answer>(url: string, ask: (client: SteadyClient) => Promise<Answer>): Promise<Answer> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: 'prostuti',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}
