import { preflight, printChecks } from '../apps/server/src/preflight/index.ts'
import { loadEnvFile } from './load-env-file.ts'

loadEnvFile()
const checks = await preflight(process.env)
console.log(printChecks(checks))
process.exitCode = checks.some(({ stops }) => stops) ? 1 : 0
