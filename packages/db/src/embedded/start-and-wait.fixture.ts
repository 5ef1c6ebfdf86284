// A process that starts the database and stays, so that tests can kill it. Durable, as in production, because they look for
// what was committed.
import { startEmbeddedPostgres } from './index.ts'

const { url, reused, home } = await startEmbeddedPostgres({ dataDir: String(process.argv[2]) })
process.stdout.write(`${JSON.stringify({ url, reused, home })}\n`)
setInterval(() => {}, 60_000)
