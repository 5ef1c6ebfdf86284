import { build } from './build.ts'
import { root, run } from './run.ts'

type Stage = { name: string; passes: () => Promise<boolean> }

const checks: Stage[] = [
  { name: 'format and lint', passes: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types: server and packages', passes: () => run('tsc', ['-p', 'tsconfig.json']) },
  {
    name: 'types: web',
    passes: async () =>
      (await run('react-router', ['typegen', 'apps/web'])) && run('tsc', ['-p', 'apps/web/tsconfig.json']),
  },
  { name: 'who may import whom', passes: () => run('node', ['scripts/check-imports.ts']) },
  { name: 'nothing unused', passes: () => run('knip', ['--no-progress']) },
  { name: 'no pattern backtracks', passes: () => run('node', ['scripts/check-patterns.ts']) },
  { name: 'no message unsaid', passes: () => run('node', ['scripts/check-unsaid.ts']) },
  { name: 'documents name what exists', passes: () => run('node', ['scripts/check-docs.ts']) },
]

const tests: Stage[] = [
  { name: 'rules and API', passes: () => run('vitest', ['run']) },
  { name: 'browser journeys', passes: () => run('playwright', ['test', '-c', 'e2e/playwright.config.ts']) },
]

/** `npm test` runs everything; `npm test -- check` only what needs neither database nor browser. */
const stages = process.argv[2] === 'check' ? checks : [...checks, ...tests]

process.chdir(root)
await build()
const failed: string[] = []
for (const stage of stages) {
  const startedAt = Date.now()
  console.log(`\n── ${stage.name} ──`)
  const passed = await stage.passes()
  console.log(`── ${stage.name}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  if (!passed) failed.push(stage.name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\nstages: ${stages.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
