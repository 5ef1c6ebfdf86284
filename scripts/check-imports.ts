import { cruise } from 'dependency-cruiser'
import { cruiseOptions, importRules } from './import-rules.ts'
import { root } from './run.ts'

/**
 * Who may import whom (docs/ARCHITECTURE.md, "Rules of dependency"). The cruiser can read nothing and call that clean,
 * so the number of modules and of dependencies it saw is part of the verdict.
 */
process.chdir(root)
const { output } = await cruise(['apps', 'packages', 'bench', 'e2e', 'scripts'], {
  ...cruiseOptions,
  ruleSet: { forbidden: importRules },
  validate: true,
})
if (typeof output === 'string') throw new Error('expected the cruiser to hand over its findings')
const { violations, totalCruised, totalDependenciesCruised = 0 } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} against the rules`)
if (totalCruised < 50 || totalDependenciesCruised < 50) throw new Error('the cruiser read too little to mean anything')
process.exitCode = violations.length === 0 ? 0 : 1
