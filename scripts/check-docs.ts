import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownFiles } from './own-files.ts'
import { root } from './run.ts'

/** Documents that name what is gone are worse than none: paths, links, scripts and settings in them must exist. */
process.chdir(root)
const problems: string[] = []
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts)
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md'])
const endings = new Set(ownFiles().flatMap(endingsOf))

for (const file of documents) {
  const text = readFileSync(file, 'utf8')
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
    if (!existsSync(join(dirname(file), target))) problems.push(`${file}: links to ${target}, which is not there`)
  for (const [path] of text.matchAll(
    /(?<![\w./-])(?:apps|packages|docs|scripts|bench|e2e|deploy|\.ci)\/[^\s`'"()[\],;:]*(?<!\.)/g,
  ))
    if (!isPlaceholder(path) && !existsSync(path)) problems.push(`${file}: names ${path}, which is not there`)
  // A file that is named without its folder, or by its last folders; in a record it is what the file was called then.
  if (!file.startsWith('docs/decisions/'))
    for (const [name] of text.matchAll(/(?<![\w./*<>{}…-])[a-z][\w/-]*(?:\.[\w-]+)*\.tsx?\b/g))
      if (!isPlaceholder(name) && !endings.has(name)) problems.push(`${file}: names ${name}, which is no file of ours`)
  for (const [, name = ''] of text.matchAll(/npm run ([\w-]+)/g))
    if (!scripts.includes(name)) problems.push(`${file}: npm run ${name} is no script`)
}

const settings = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
)
const readers = globSync(['apps/server/src/config/{env,*-settings}.ts', 'apps/server/src/features/*/settings.ts'])
const known = new Set(
  readers
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)])
    .map(([, name]) => name),
)
for (const name of settings.union(known))
  if (!settings.has(name) || !known.has(name)) problems.push(`${name}: .env.example and env.ts do not both know it`)

for (const problem of problems) console.error(problem)
console.log(`${documents.length} documents and ${settings.size} settings, ${problems.length} problems`)
if (documents.length < 5 || known.size < 5) throw new Error('too little was read to mean anything')
process.exitCode = problems.length === 0 ? 0 : 1

function isPlaceholder(path: string): boolean {
  return /[<>{}*]|NNN|NAME|^path\/to\//.test(path)
}

/** `a/b/c.ts` can be named as `b/c.ts` and `c.ts` too. */
function endingsOf(path: string): string[] {
  return path.split('/').map((_, at, all) => all.slice(at).join('/'))
}
