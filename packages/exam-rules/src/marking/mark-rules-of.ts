import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { MarkRule } from './mark-rule.ts'

/** How each section of some rules is marked. Throws where they do not know it: marks given on a guess would be worse than none. */
export function markRulesOf({ sections }: Pick<RulePack, 'sections'>): (section: string) => MarkRule {
  const bySection = new Map(sections.map(({ key, rule }) => [key, rule]))
  return (section) => {
    const rule = bySection.get(section)
    if (rule === undefined) throw new Error(`The rules do not know the section ${section}`)
    return rule
  }
}
