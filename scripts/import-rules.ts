import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

const ours = '^(apps|packages)/'

/** docs/ARCHITECTURE.md says these in words ("Rules of dependency"). */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'contract-text-and-rules-stand-alone',
    severity: 'error',
    from: { path: '^packages/(contract|text|exam-rules|payment-rules)/' },
    to: { path: ours, pathNot: '^packages/(contract|text|exam-rules|payment-rules)/' },
  },
  {
    name: 'contract-text-and-rules-do-not-know-each-other',
    severity: 'error',
    from: { path: '^packages/(contract|text|exam-rules|payment-rules)/' },
    to: { path: '^packages/(contract|text|exam-rules|payment-rules)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'db-stands-alone',
    severity: 'error',
    from: { path: '^packages/db/' },
    to: { path: ours, pathNot: '^packages/(db|exam-rules|payment-rules)/' },
  },
  {
    name: 'web-never-imports-db-or-server',
    severity: 'error',
    from: { path: '^(apps/(web|admin)|packages/ui)/' },
    to: { path: '^(packages/db|apps/server)/' },
  },
  {
    name: 'a-feature-is-entered-through-its-index',
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: { path: '^apps/server/src/features/([^/]+)/', pathNot: '^apps/server/src/features/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: { pathNot: 'paraglide' },
    to: { circular: true, pathNot: 'paraglide' },
  },
]

export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(node_modules|/build/|\\.react-router|paraglide)' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
  },
}
