import { availableParallelism } from 'node:os'
import { compileMessages } from '../packages/text/scripts/compile.ts'
import { type Run, root, run, runHeardBy } from './run.ts'

type Stage = { name: string; passes: (run: Run) => Promise<boolean> }

const checks: Stage[] = [
  // Its threads read the same types again, each for itself: alone it takes half the work, and the checks run side by side anyway.
  { name: 'types: server and packages', passes: (run) => run('tsc', ['-p', 'tsconfig.json', '--singleThreaded']) },
  { name: 'types: web', passes: (run) => run('tsc', ['-p', 'apps/web/tsconfig.json', '--singleThreaded']) },
  { name: 'types: office', passes: (run) => run('tsc', ['-p', 'apps/admin/tsconfig.json', '--singleThreaded']) },
  { name: 'format and lint', passes: (run) => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'who may import whom', passes: (run) => run('node', ['scripts/check-imports.ts']) },
  { name: 'nothing unused', passes: (run) => run('knip', ['--no-progress']) },
  { name: 'one class, one owner', passes: (run) => run('node', ['scripts/check-classes.ts']) },
  { name: 'no block written twice', passes: (run) => run('node', ['scripts/check-repeats.ts']) },
  { name: 'no pattern backtracks', passes: (run) => run('node', ['scripts/check-patterns.ts']) },
  { name: 'no message unsaid', passes: (run) => run('node', ['scripts/check-unsaid.ts']) },
  { name: 'no folder too long', passes: (run) => run('node', ['scripts/check-folders.ts']) },
  { name: 'documents name what exists', passes: (run) => run('node', ['scripts/check-docs.ts']) },
]

const build: Stage = { name: 'the web app builds', passes: (run) => run('node', ['scripts/build.ts']) }

const tests: Stage[] = [
  { name: 'rules and API', passes: (run) => run('vitest', ['run']) },
  { name: 'browser journeys', passes: (run) => run('playwright', ['test', '-c', 'e2e/playwright.config.ts']) },
]

process.chdir(root)
// Every server that a test starts reads a thousand files; after the first one their code is at hand.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compile`
/** `npm test` runs everything; `npm test -- check` only what needs neither database nor browser. */
const isCheck = process.argv[2] === 'check'
const lastWordsLength = 6000
const passed: string[] = []
const failed: { name: string; lastWords: string }[] = []

// The checks read both.
await Promise.all([compileMessages(), run('react-router', ['typegen', 'apps/web'])])
await passSideBySide(isCheck ? checks : [build, ...checks])
// These keep all cores busy by themselves.
if (!isCheck) for (const stage of tests) await passAloud(stage)

for (const { name, lastWords } of failed) console.log(`\n── what ${name} said last ──\n${lastWords}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
console.log(`\nstages: ${passed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

/** As many at once as there are cores; each is heard when it is done, so that none talks over another. */
async function passSideBySide(stages: Stage[]): Promise<void> {
  const waiting = [...stages]
  const passNext = async (): Promise<void> => {
    const stage = waiting.shift()
    if (stage === undefined) return
    const said: string[] = []
    const hear = (words: string) => void said.push(words)
    const result = await pass(stage, runHeardBy(hear))
    console.log(`\n── ${stage.name} ──\n${said.join('')}`.trimEnd())
    note(stage, result, said)
    return passNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, passNext))
}

/** Heard while it runs. What a long stage said last is said once more at the end, where it is looked for. */
async function passAloud(stage: Stage): Promise<void> {
  console.log(`\n── ${stage.name} ──`)
  const said: string[] = []
  const hear = (words: string) => {
    process.stdout.write(words)
    said.push(words)
  }
  note(stage, await pass(stage, runHeardBy(hear)), said)
}

type Result = { isPassed: boolean; seconds: string }

async function pass(stage: Stage, run: Run): Promise<Result> {
  const startedAt = Date.now()
  const isPassed = await stage.passes(run)
  return { isPassed, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) }
}

function note({ name }: Stage, { isPassed, seconds }: Result, said: string[]): void {
  console.log(`── ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (isPassed) passed.push(name)
  else failed.push({ name, lastWords: said.join('').slice(-lastWordsLength) })
}
