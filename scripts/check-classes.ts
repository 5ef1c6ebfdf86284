import { readFileSync } from 'node:fs'
import { findClassFaults } from './classes/find-class-faults.ts'
import { ownFiles } from './own-files.ts'
import { root } from './run.ts'

process.chdir(root)
const paths = ownFiles().filter((path) => /^(apps\/(web|admin)|packages)\/.*\.(css|tsx?)$/.test(path))
const { kitClasses, sheets, faults } = findClassFaults(
  paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
)

for (const fault of faults) console.error(fault)
console.log(`${kitClasses} classes of the kit, ${sheets} sheets of their own, ${faults.length} faults`)
if (kitClasses < 50 || sheets < 50) throw new Error('too little was read to mean anything')
process.exitCode = faults.length === 0 ? 0 : 1
