import { globSync, readFileSync } from 'node:fs'
import { root } from './run.ts'

/**
 * A message that no code names is said to nobody, and yet translated and read again and again. Messages are called by name
 * (`m.state_retry()`) and never looked up by a composed one, so a search for the name as a word is enough.
 */
process.chdir(root)
const isMade = (path: string): boolean => /(^|\/)(node_modules|build|compiled|\.[^/]+)(\/|$)/.test(path)
const code = globSync('{apps,packages}/**/*.{ts,tsx}', { exclude: isMade }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
)
const named = new Set(code.flatMap((path) => readFileSync(path, 'utf8').match(/[a-z]\w*/g) ?? []))

const messages = globSync('packages/text/messages/*/*.json').flatMap((path) =>
  Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)
    .filter((name) => name !== '$schema')
    .map((name) => ({ path, name })),
)
const unsaid = messages.filter(({ name }) => !named.has(name))

for (const { path, name } of unsaid) console.error(`${path}: nobody says ${name}`)
console.log(`${messages.length} messages and ${code.length} files of code, ${unsaid.length} said by nobody`)
if (messages.length < 100 || code.length < 100) throw new Error('too little was read to mean anything')
process.exitCode = unsaid.length === 0 ? 0 : 1
