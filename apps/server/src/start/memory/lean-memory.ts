/**
 * The C library keeps what a start has used and freed, 54 MB of it, because a little of what is still used lies between. With these it
 * takes larger pieces from the system one by one and gives each back.
 */
const settings = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Goes before everything that is TypeScript. */
const plainSources = new URL('./plain-sources.js', import.meta.url).href

/**
 * They are read when a process begins: it begins once more in its own place, with the same number, before it has loaded anything. Who
 * has set one of them has decided about all.
 */
export function beginLean(environment: NodeJS.ProcessEnv = process.env): void {
  const isDecided = Object.keys(settings).some((name) => environment[name] !== undefined)
  // Who was forked with a channel would lose it.
  if (process.platform !== 'linux' || isDecided || process.channel !== undefined) return
  const again = [process.execPath, ...process.execArgv, '--import', plainSources, ...process.argv.slice(1)]
  process.execve?.(process.execPath, again, { ...environment, ...settings })
}

/** For the programs that a process starts, of which the database is one: they know better what they need. */
export function forgetLean(environment: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(settings)) if (environment[name] === value) delete environment[name]
}
