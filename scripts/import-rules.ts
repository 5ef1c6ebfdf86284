import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

const ours = '^(apps|packages)/'
const tests = '(\\.(test|fixture)\\.tsx?$|/testing/)'

const packageRules: IForbiddenRuleType[] = [
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
    name: 'question-formats-know-only-the-rules-of-exams',
    severity: 'error',
    from: { path: '^packages/question-formats/' },
    to: { path: ours, pathNot: '^packages/(question-formats|exam-rules)/' },
  },
  {
    name: 'the-rules-of-learning-know-only-those-of-exams',
    severity: 'error',
    from: { path: '^packages/learning-rules/' },
    to: { path: ours, pathNot: '^packages/(learning-rules|exam-rules)/' },
  },
  {
    name: 'db-stands-alone',
    severity: 'error',
    from: { path: '^packages/db/' },
    to: { path: ours, pathNot: '^packages/(db|exam-rules|learning-rules|payment-rules|question-formats)/' },
  },
  {
    name: 'an-app-knows-no-other',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'the-web-never-imports-the-database-or-the-sandbox',
    severity: 'error',
    from: { path: '^apps/', pathNot: '^apps/server/' },
    to: { path: '^packages/(db|sandbox)/' },
  },
  {
    name: 'the-web-takes-types-from-the-contract-and-nothing-that-runs',
    severity: 'error',
    from: { path: '^(apps|packages/exam-ui)/', pathNot: ['^apps/server/', tests] },
    to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-only-text',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: ours, pathNot: '^packages/(ui|text)/' },
  },
  {
    name: 'what-draws-questions-knows-only-text-ui-rules-and-the-wire',
    severity: 'error',
    from: { path: '^packages/exam-ui/' },
    to: { path: ours, pathNot: '^packages/(exam-ui|ui|text|contract|exam-rules)/' },
  },
]

/** What features stand on: it knows none of them. */
const platform = '^apps/server/src/(auth|input|metrics|network|outbound|pacing|plugins|queues|storage|tracing)/'

const serverRules: IForbiddenRuleType[] = [
  {
    name: 'a-feature-is-entered-through-its-index',
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: { path: '^apps/server/src/features/([^/]+)/', pathNot: '^apps/server/src/features/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'what-is-started-knows-nothing-of-the-start',
    severity: 'error',
    from: { path: '^apps/server/src/(features|jobs)/', pathNot: tests },
    to: { path: '^apps/server/src/start/' },
  },
  {
    name: 'the-platform-imports-no-feature',
    severity: 'error',
    from: { path: platform, pathNot: tests },
    to: { path: '^apps/server/src/features/' },
  },
  {
    name: 'opentelemetry-is-loaded-only-where-traces-are-sent',
    severity: 'error',
    from: { path: ours },
    to: { path: '^apps/server/src/tracing/create-spans\\.ts$', dynamic: false },
  },
  {
    name: 'product-code-imports-no-testing-code',
    severity: 'error',
    from: { path: ours, pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  },
]

/** A style sheet follows its component; who may use which is for the style sheets' own check. */
const sheet = '\\.css$'
const app = '^apps/web/app/'

/** routes → features → kit → api: each knows only what stands to its right. */
const webRules: IForbiddenRuleType[] = [
  {
    name: 'only-routes-and-the-root-know-routes',
    severity: 'error',
    from: { path: app, pathNot: `${app}(routes/|routes\\.ts$)` },
    to: { path: `${app}routes/` },
  },
  {
    name: 'a-web-feature-knows-no-other',
    severity: 'error',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: [`${app}features/$1/`, sheet] },
  },
  {
    name: 'a-web-feature-stands-on-kits-and-calls',
    severity: 'error',
    from: { path: `${app}features/` },
    to: { path: app, pathNot: `${app}(features/|kit/|api/|route-table\\.ts$)` },
  },
  {
    name: 'a-kit-knows-no-feature-and-no-page',
    severity: 'error',
    from: { path: `${app}kit/` },
    to: { path: app, pathNot: [`${app}(kit/|api/|route-table\\.ts$|context\\.ts$)`, sheet] },
  },
  {
    name: 'calls-know-of-kits-only-who-is-signed-in-and-what-is-stored',
    severity: 'error',
    from: { path: `${app}api/`, pathNot: tests },
    to: { path: app, pathNot: `${app}(api/|kit/(session|storage)/|context\\.ts$)` },
  },
  {
    name: 'shell-and-background-know-no-feature',
    severity: 'error',
    from: { path: `${app}(shell|background|offline|router)/` },
    to: { path: `${app}features/` },
  },
  {
    name: 'only-shell-and-background-need-the-routers-insides',
    severity: 'error',
    from: { path: app, pathNot: `${app}((router|shell|background)/|entry.client)` },
    to: { path: `${app}router/` },
  },
]

const office = '^apps/admin/app/'

/** routes → screens and resources → kit → session and api: each knows only what stands to its right. */
const officeRules: IForbiddenRuleType[] = [
  {
    name: 'a-resource-or-screen-of-the-office-knows-no-other',
    severity: 'error',
    from: { path: `${office}(resources|screens)/([^/]+)/` },
    to: { path: `${office}(resources|screens)/`, pathNot: [`${office}$1/$2/`, sheet] },
  },
  {
    name: 'resources-and-screens-of-the-office-stand-on-kits-and-calls',
    severity: 'error',
    from: { path: `${office}(resources|screens)/` },
    to: { path: office, pathNot: `${office}(resources|screens|kit|api|session)/` },
  },
  {
    name: 'a-kit-of-the-office-knows-no-screen',
    severity: 'error',
    from: { path: `${office}(kit|api|session)/` },
    to: { path: `${office}(resources|screens|routes|shell)/` },
  },
  {
    name: 'the-frame-of-the-office-fetches-no-screen',
    severity: 'error',
    from: { path: `${office}shell/` },
    to: { path: `${office}(resources|screens|routes)/` },
  },
]

const tools = '^(bench|e2e|scripts)/'

const toolRules: IForbiddenRuleType[] = [
  {
    name: 'the-product-imports-no-tools',
    severity: 'error',
    from: { path: ours, pathNot: tests },
    to: { path: tools },
  },
  {
    name: 'measurements-and-journeys-use-testing-code-pages-or-the-index-of-a-feature',
    severity: 'error',
    from: { path: '^(bench|e2e)/' },
    // Whoever begins a process may let it resolve modules as the server does.
    to: {
      path: '^apps/server/',
      pathNot: '^apps/server/src/(testing/|web/|resolve-once\\.ts$|features/[^/]+/index\\.ts$)',
    },
  },
  {
    name: 'journeys-and-scripts-import-no-measurement',
    severity: 'error',
    from: { path: '^(e2e|scripts)/' },
    to: { path: '^bench/' },
  },
  {
    name: 'only-the-support-of-journeys-is-shared',
    severity: 'error',
    from: { path: '^(bench|scripts)/' },
    to: { path: '^e2e/', pathNot: '^e2e/support/' },
  },
  {
    name: 'scripts-start-the-server-and-know-nothing-else-of-it',
    severity: 'error',
    from: { path: '^scripts/' },
    to: { path: '^apps/server/', pathNot: '^apps/server/src/(main\\.ts$|start/|preflight/|web/)' },
  },
]

/** docs/ARCHITECTURE.md says these in words ("Rules of dependency"). */
export const importRules: IForbiddenRuleType[] = [
  ...packageRules,
  ...serverRules,
  ...webRules,
  ...officeRules,
  ...toolRules,
  {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]

export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(node_modules|/build/|\\.react-router|/compiled/)' },
  tsPreCompilationDeps: true,
  skipAnalysisNotInRules: true,
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
  },
}
