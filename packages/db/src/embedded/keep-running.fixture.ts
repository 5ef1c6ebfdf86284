// A process that uses the database and looks after it, as a server does: SIGTERM lets it leave, SIGUSR2 throws in it. What it
// would log are lines on standard output, after the first one.
import { startEmbeddedPostgres } from './index.ts'

process.on('SIGUSR2', () => {
  throw new Error('thrown for the test')
})
process.on('SIGHUP', () => process.exit(1))
const { url, reused, home, keepRunning, stop } = await startEmbeddedPostgres({ dataDir: String(process.argv[2]) })
process.on('SIGTERM', () => void stop().then(() => process.exit()))
const say = (line: string) => process.stdout.write(`${line}\n`)
keepRunning({ info: say, error: say })
process.stdout.write(`${JSON.stringify({ url, reused, home })}\n`)
setInterval(() => {}, 60_000)
