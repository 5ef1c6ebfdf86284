import { beginLean } from '../apps/server/src/start/memory/lean-memory.ts'
import { loadEnvFile } from './load-env-file.ts'
import { run } from './run.ts'

// Before `.env` is read: what stands in the environment by then would never be read again.
beginLean()
loadEnvFile()
process.env.NODE_ENV ??= 'production'
// The build runs apart, so that a server does not carry the bundler's memory with it for months.
if (await run(process.execPath, ['scripts/build.ts'])) await import('../apps/server/src/main.ts')
else process.exitCode = 1
