import { compile } from '@inlang/paraglide-js'

// Runs in a process of its own, which compile.ts starts: the compiler leaves timers behind
// that would keep whoever called it alive for another thirty seconds.
const { project, outdir, options } = JSON.parse(process.argv[2] ?? '{}')
await compile({ project, outdir, ...options })
process.exit()
