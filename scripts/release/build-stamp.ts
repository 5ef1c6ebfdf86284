import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { root } from '../run.ts'

/** What both sites are built from. */
const sources = [
  'apps/web/app/**/*',
  'apps/web/public/**/*',
  'apps/web/{scripts,vite}/**/*',
  'apps/web/*.{ts,json}',
  'apps/admin/app/**/*',
  'apps/admin/*.{ts,json,html}',
  'packages/ui/vite/*',
  'packages/{contract,exam-rules,exam-ui,learning-rules,payment-rules,question-formats,text,ui}/src/**/*',
  'packages/text/messages/**/*',
  'scripts/{build,run}.ts',
  'scripts/release/*.ts',
  'package-lock.json',
]

const stampFile = `${root}apps/web/build/stamp`

/** A fingerprint of everything the build reads, so that `npm start` builds only when something changed. */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, exclude: (name) => name === 'compiled' }).toSorted()) {
    if (statSync(root + file).isDirectory()) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(root + file))
  }
  return hash.digest('hex')
}

export const isBuilt = (stamp: string) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/** In the folder that was built, wherever it lies until it takes its place. */
export const markBuilt = (folder: string, stamp: string) => writeFileSync(`${folder}/stamp`, stamp)
