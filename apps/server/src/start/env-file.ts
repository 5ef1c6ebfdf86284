import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Values = Record<string, string>

/** What a whole server is opened with: a worker that had another of these would not be one of it. */
const ofTheStart = new Set(
  'WORKERS LOG_LEVEL DRAIN_SECONDS HOST PORT ADMIN_PORT DATA_DIR DATABASE_URL DEMO APP_SECRET SANDBOX_URL'.split(' '),
)

/** The file that was loaded, and what of it stands in the environment. */
let loaded: { file: string; given: Values } | undefined

/** The settings in a `.env` file; what the environment already says wins. */
export function loadEnvFile(file: string): void {
  const given = Object.fromEntries(Object.entries(readValues(file)).filter(([name]) => process.env[name] === undefined))
  Object.assign(process.env, given)
  loaded = { file, given }
}

/** Nothing where no file was loaded. */
export type ReloadedSettings = {
  /** Settings that processes started from now on have. */
  changed: string[]
  /** Settings whose change waits for a stop and a start. */
  waiting: string[]
  undo(): void
}

/** Reads the same file again, for the processes that are started from now on. */
export function reloadEnvFile(): ReloadedSettings {
  if (loaded === undefined) return { changed: [], waiting: [], undo: () => {} }
  const { file, given: before } = loaded
  const wanted = Object.fromEntries(
    Object.entries(readValues(file)).filter(([name]) => name in before || process.env[name] === undefined),
  )
  const names = [...new Set([...Object.keys(before), ...Object.keys(wanted)])]
  const different = names.filter((name) => before[name] !== wanted[name])
  const changed = different.filter((name) => !ofTheStart.has(name))
  put(wanted, changed)
  return {
    changed,
    waiting: different.filter((name) => ofTheStart.has(name)),
    undo: () => put(before, changed),
  }
}

function put(values: Values, names: string[]): void {
  const given = { ...loaded!.given }
  for (const name of names) {
    const value = values[name]
    if (value === undefined) {
      delete process.env[name]
      delete given[name]
    } else process.env[name] = given[name] = value
  }
  loaded = { file: loaded!.file, given }
}

const readValues = (file: string): Values => (existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Values) : {})
