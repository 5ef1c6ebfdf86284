import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { live } from '@prostuti/contract'
import { staffLivePath } from '@prostuti/contract/staff'
import { describe, expect, it, vi } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../run.ts'
import { freePort } from '../start-server.ts'

/** What stopping may take after the drain (docs/operations/deploy.md). */
const stopSeconds = 30

const read = (path: string) => readFileSync(`${root}deploy/${path}`, 'utf8')
const settings = new Set(
  [...readFileSync(`${root}.env.example`, 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
)
const unknownIn = (names: Iterable<string>) => [...names].filter((name) => !settings.has(name))
const namesIn = (envFile: string) => [...envFile.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
const isInstalled = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

// biome-ignore lint/suspicious/noExplicitAny: files of others' making, looked at field by field.
type Tree = any
const manifests = (file: string): Tree[] => parseAllDocuments(read(`kubernetes/${file}`)).map((each) => each.toJS())
const byKind = (kind: string): Tree =>
  ['namespace.yaml', 'config.yaml', 'app.yaml', 'network.yaml'].flatMap(manifests).find((each) => each.kind === kind)

describe('every file of deploy', () => {
  it('that is YAML can be read', () => {
    const files = globSync('deploy/**/*.{yml,yaml}', { cwd: root })
    expect(files.length).toBeGreaterThan(8)
    for (const file of files)
      for (const document of parseAllDocuments(readFileSync(root + file, 'utf8')))
        expect(
          document.errors.map(({ message }) => message),
          file,
        ).toEqual([])
  })

  it('names settings that there are', () => {
    const compose = parse(read('compose/compose.yaml'))
    const ofProxy = Object.keys(compose.services.proxy.environment)
    expect(ofProxy.filter((name) => !read('caddy/Caddyfile').includes(`{$${name}`))).toEqual([])
    const ofContainer = [...read('container/Containerfile').matchAll(/^(?:ENV|\s+)\s*([A-Z_]+)=/gm)].map(
      ([, n = '']) => n,
    )
    expect(ofContainer).toContain('DATA_DIR')
    expect(unknownIn(ofContainer)).toEqual(['PATH'])
    expect(unknownIn(Object.keys(compose.services.app.environment))).toEqual([])
    expect(unknownIn(namesIn(read('compose/example.env')))).toEqual(['SITE_HOST', 'OFFICE_HOST'])
    expect(unknownIn(Object.keys(byKind('ConfigMap').data))).toEqual([])
    const [secret] = manifests('secret.example.yaml')
    expect(unknownIn(Object.keys(secret.stringData))).toEqual([])
    // An example of a secret holds none.
    for (const [name, value] of Object.entries(secret.stringData))
      expect(name === 'DATABASE_URL' ? /:PASSWORD@/.test(String(value)) : value === '', name).toBe(true)
  })
})

describe('the container file', () => {
  const text = read('container/Containerfile')
  const lines = text.split('\n')

  it('builds apart, runs as nobody special and holds no secret', () => {
    const stages = lines.filter((line) => line.startsWith('FROM '))
    expect(stages).toEqual([`FROM \${BUILD_IMAGE} AS build`, `FROM \${RUN_IMAGE}`])
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER prostuti')
    expect(text).toMatch(/useradd --uid 10001 /)
    expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(text).toMatch(/^HEALTHCHECK /m)
    expect(text).not.toMatch(/^ADD /m)
    expect(text).not.toMatch(/(SECRET|TOKEN|PASSWORD|DATABASE_URL)=/)
    const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n')
    for (const path of ['.git', '.env', 'data', '**/node_modules']) expect(ignored).toContain(path)
  })

  it('starts what is there', () => {
    const [, program = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(text) ?? []
    expect(globSync(program, { cwd: root })).toEqual([program])
  })
})

describe('the systemd unit', () => {
  it('starts what is there without npm, and gives it time to stop', () => {
    const unit = read('systemd/prostuti.service')
    const [, program = ''] = /^ExecStart=\S+\/node_modules\/\.bin\/node (\S+)$/m.exec(unit) ?? []
    expect(globSync(program, { cwd: root })).toEqual([program])
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(stopSeconds + 15)
    expect(unit).toMatch(/^KillMode=mixed$/m)
  })
})

describe('the compose file', () => {
  it('gives the server a read-only root, a volume, no rights and time to stop', () => {
    const { services, volumes } = parse(read('compose/compose.yaml'))
    const { app, proxy } = services
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(app.ports).toBeUndefined()
    expect(Number.parseInt(app.stop_grace_period, 10)).toBeGreaterThan(stopSeconds + 5)
    expect(proxy.depends_on.app.condition).toBe('service_healthy')
    for (const { volumes: used } of [app, proxy])
      for (const volume of used as string[])
        expect(volume.startsWith('.') || Object.keys(volumes).includes(volume.split(':')[0] ?? ''), volume).toBe(true)
  })
})

describe('the Kubernetes manifests', () => {
  const deployment = byKind('Deployment')
  const pod = deployment.spec.template.spec
  const [container] = pod.containers

  it('are those that are applied, each of an API that is stable', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml'))
    const files = globSync('deploy/kubernetes/*.yaml', { cwd: root }).map((file) => basename(file))
    expect([...resources, 'kustomization.yaml', 'secret.example.yaml'].toSorted()).toEqual(files.toSorted())
    const apis: Record<string, string> = {
      Namespace: 'v1',
      ConfigMap: 'v1',
      Service: 'v1',
      Deployment: 'apps/v1',
      PodDisruptionBudget: 'policy/v1',
      HorizontalPodAutoscaler: 'autoscaling/v2',
      Ingress: 'networking.k8s.io/v1',
      NetworkPolicy: 'networking.k8s.io/v1',
    }
    for (const { kind, apiVersion, metadata } of (resources as string[]).flatMap(manifests)) {
      expect(apiVersion, kind).toBe(apis[kind])
      expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe('prostuti')
    }
  })

  it('find each other', () => {
    const { labels } = deployment.spec.template.metadata
    const ports = container.ports.map(({ name }: Tree) => name)
    const services = manifests('network.yaml').filter(({ kind }) => kind === 'Service')
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(byKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(byKind('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels)
    expect(byKind('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(deployment.metadata.name)
    for (const { spec } of services) {
      expect(spec.selector).toEqual(labels)
      expect(ports).toContain(spec.ports[0].targetPort)
    }
    for (const { http } of byKind('Ingress').spec.rules)
      for (const { backend } of http.paths) {
        const service = services.find(({ metadata }) => metadata.name === backend.service.name)
        expect(service?.spec.ports[0].name).toBe(backend.service.port.name)
      }
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(ports).toContain(container[probe].httpGet.port)
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    // It does not listen before the database is there.
    expect(container.startupProbe.periodSeconds * container.startupProbe.failureThreshold).toBeGreaterThanOrEqual(
      86_400,
    )
    const volumes = pod.volumes.map(({ name }: Tree) => name)
    expect(container.volumeMounts.map(({ name }: Tree) => name)).toEqual(volumes)
  })

  it('let a pod finish, keep enough of them, and give it no rights', () => {
    const drain = Number(byKind('ConfigMap').data.DRAIN_SECONDS)
    const { periodSeconds, failureThreshold } = container.readinessProbe
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + stopSeconds)
    expect(byKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(deployment.spec.replicas)
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
  })
})

describe('the database’s side', () => {
  it('lets nobody change the cluster without a password, and only its own machines', () => {
    const { restapi } = parse(read('patroni/patroni.yml'))
    // The password is the operator's, and Patroni does not start without one.
    expect(restapi.authentication).toEqual({ username: 'patroni' })
    const node = read('patroni/node.env')
    expect(node).toMatch(/^PATRONI_RESTAPI_PASSWORD=$/m)
    const machines = /^PATRONI_ETCD_HOSTS=(.*)$/m.exec(node)?.[1]?.replaceAll(':2379', '')
    expect(/^PATRONI_RESTAPI_ALLOWLIST=(.*)$/m.exec(node)?.[1]).toBe(machines)
  })

  it('has no balancer over standbys, which DATABASE_READ_URL must not lead to', () => {
    expect(read('haproxy/haproxy.cfg').match(/^listen \w+/gm)).toEqual(['listen primary'])
  })
})

describe('proxies', () => {
  it('buffer no live stream', () => {
    const nginx = read('nginx/prostuti.conf')
    for (const path of [live.path, staffLivePath]) {
      const [, block = ''] = new RegExp(`location = ${path} \\{([^}]*)\\}`).exec(nginx) ?? []
      expect(block, path).toContain('proxy_buffering off;')
    }
    expect(nginx).toContain('proxy_request_buffering off;')
    expect(nginx).not.toContain('non_idempotent')
    expect(read('caddy/Caddyfile').match(/flush_interval -1/g)).toHaveLength(2)
    const { annotations } = byKind('Ingress').metadata
    expect(annotations['nginx.ingress.kubernetes.io/proxy-buffering']).toBe('off')
  })

  it('give requests their names, and take from a visitor what would choose a trace', () => {
    const nginx = read('nginx/prostuti.conf')
    for (const line of ["traceparent ''", "tracestate ''", 'X-Request-Id $request_id', 'X-Forwarded-For $remote_addr'])
      expect(nginx.split(`  proxy_set_header ${line};`), line).toHaveLength(3)
    const caddy = read('caddy/Caddyfile')
    for (const line of ['-traceparent', '-tracestate', 'X-Request-Id {http.request.uuid}'])
      expect(caddy.split(`\t\theader_up ${line}\n`), line).toHaveLength(3)
  })

  it.skipIf(!isInstalled('haproxy', '-v'))(
    'such as HAProxy pass on nothing that a visitor wrote himself (skipped without it)',
    async () => {
      const heard: IncomingHttpHeaders[] = []
      const app = createHttpServer(({ url, headers }, response) => {
        if (url === '/') heard.push(headers)
        response.end('{}')
      }).listen(0, '127.0.0.1')
      await once(app, 'listening')
      const folder = mkdtempSync(join(tmpdir(), 'prostuti-haproxy-'))
      const [sitePort, primaryPort] = [await freePort(), await freePort()]
      const appAddress = `127.0.0.1:${(app.address() as AddressInfo).port}`
      // As its user and group it can be started by root alone.
      const file = join(folder, 'haproxy.cfg')
      writeFileSync(file, read('haproxy/haproxy.cfg').replace(/^ {4}(user|group) haproxy\n/gm, ''))
      const given = Object.fromEntries(
        [...read('haproxy/haproxy.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      )
      const env = {
        ...given,
        ...{ PRIMARY_BIND: `127.0.0.1:${primaryPort}`, SITE_BIND: `127.0.0.1:${sitePort}` },
        ...{ APP1: appAddress, APP2: appAddress },
      }
      const haproxy = spawn('haproxy', ['-db', '-f', file], { env: { ...process.env, ...env }, stdio: 'ignore' })
      const site = `http://127.0.0.1:${sitePort}`
      const headers = {
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        tracestate: 'a=b',
        'x-request-id': 'chosen-by-a-stranger',
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': 'https',
      }
      try {
        await vi.waitFor(async () => expect((await fetch(site, { headers })).status).toBe(200), { timeout: 15_000 })
        expect((await fetch(`${site}/metrics`)).status).toBe(404)
      } finally {
        const exit = once(haproxy, 'exit')
        haproxy.kill('SIGKILL')
        await exit
        app.closeAllConnections()
        app.close()
        rmSync(folder, { recursive: true })
      }
      const [own] = heard
      expect(own).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
      expect(own?.['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect([own?.traceparent, own?.tracestate]).toEqual([undefined, undefined])
    },
  )

  it.skipIf(!isInstalled('nginx', '-v') || !isInstalled('openssl', 'version'))(
    'are read by nginx itself (skipped without nginx and openssl)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'prostuti-nginx-'))
      const port = await freePort()
      const keys = ['-keyout', join(folder, 'key'), '-out', join(folder, 'crt')]
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=x', ...keys],
        { stdio: 'ignore' },
      )
      const config = read('nginx/prostuti.conf')
        .replace(/\S+\.crt;/g, `${join(folder, 'crt')};`)
        .replace(/\S+\.key;/g, `${join(folder, 'key')};`)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll('listen 443 ssl', `listen 127.0.0.2:${port} ssl`)
      writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {} http { access_log off; ${config} }`)
      const said = spawnSync(
        'nginx',
        ['-t', '-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')],
        { encoding: 'utf8' },
      )
      rmSync(folder, { recursive: true })
      expect(said.stderr).toContain('test is successful')
    },
  )

  it.skipIf(!isInstalled('caddy', 'version'))('are read by Caddy itself (skipped without it)', () => {
    const said = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', `${root}deploy/caddy/Caddyfile`],
      { encoding: 'utf8' },
    )
    expect(said.stdout + said.stderr).toContain('Valid configuration')
  })
})
