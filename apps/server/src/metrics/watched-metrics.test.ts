import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrors } from '../plugins/errors.ts'
import { registerMetrics } from '../plugins/metrics.ts'
// What a server really loads, and with it every metric that it has.
import '../start/serve.ts'

const deploy = (path: string) => fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url))
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

type Panel = { title: string; type: string; targets?: { expr: string }[] }
const dashboard = JSON.parse(readFileSync(deploy('grafana/prostuti.json'), 'utf8')) as { panels: Panel[] }
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const rules = readFileSync(deploy('prometheus/alerts.yml'), 'utf8')
const ruleTests = readFileSync(deploy('prometheus/alerts.test.yml'), 'utf8')
const guide = readFileSync(fileURLToPath(new URL('../../../../docs/operations/watching.md', import.meta.url)), 'utf8')

/** As Prometheus names what it reads: a histogram is three series. */
let series: Set<string>
let names: Set<string>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prostuti-rules-'))
  const app = fastify()
  registerErrors(app)
  registerMetrics(app, { env: { metricsToken: undefined, dataDir: '/' } })
  const { body } = await app.inject('/metrics')
  await app.close()
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => ({ name, type }))
  names = new Set(types.map(({ name }) => name))
  series = new Set(
    types.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const metricsIn = (text: string) => new Set(text.match(/\b(?:prostuti|http|nodejs|process)_[a-z0-9_]+/g))

describe('what an operator is shown', () => {
  it('is measured: every metric of the dashboard, the alerts and their tests exists', () => {
    expect(expressions.length).toBeGreaterThan(20)
    for (const text of [expressions.join(), rules, ruleTests]) {
      expect(metricsIn(text).size).toBeGreaterThan(8)
      expect([...metricsIn(text)].filter((name) => !series.has(name))).toEqual([])
    }
  })

  it('is all there is: every metric of ours is on the dashboard and in the guide', () => {
    const ours = [...series].filter((name) => name.startsWith('prostuti_') && !/_(sum|bucket)$/.test(name))
    expect(ours.length).toBeGreaterThan(15)
    expect(ours.filter((name) => !metricsIn(expressions.join()).has(name))).toEqual([])
    const told = [...names].filter((name) => name.startsWith('prostuti_'))
    expect(told.filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(ending(name)))).toEqual([])
  })

  it.skipIf(!hasPromtool)('is read by Prometheus (skipped without promtool)', () => {
    const records = expressions.map((expr, nth) => ({
      record: `panel_${nth}`,
      expr: expr.replaceAll('$instance', '.*'),
    }))
    const panels = join(folder, 'panels.json')
    writeFileSync(panels, JSON.stringify({ groups: [{ name: 'panels', rules: records }] }))
    const alerts = deploy('prometheus/alerts.yml')
    expect(run('check', 'rules', alerts, panels)).toContain(`${records.length} rules found`)
    expect(run('test', 'rules', deploy('prometheus/alerts.test.yml'))).toContain('SUCCESS')
    for (const file of ['prometheus.yml', 'alerts.yml']) copyFileSync(deploy(`prometheus/${file}`), join(folder, file))
    writeFileSync(join(folder, 'metrics-token'), 'x')
    expect(run('check', 'config', join(folder, 'prometheus.yml'))).toContain('SUCCESS')
  })
})

/** The guide names the second of a pair by its last two words: `…_pool_waiting`. */
const ending = (name: string) => `\`…_${name.split('_').slice(-2).join('_')}\``

const run = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8' })
