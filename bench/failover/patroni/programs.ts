import { existsSync } from 'node:fs'

const needed = {
  patroni: { path: '/usr/bin/patroni', debianPackage: 'patroni' },
  etcd: { path: '/usr/bin/etcd', debianPackage: 'etcd-server' },
  haproxy: { path: '/usr/sbin/haproxy', debianPackage: 'haproxy' },
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', debianPackage: 'postgresql-15' },
  psql: { path: '/usr/lib/postgresql/15/bin/psql', debianPackage: 'postgresql-client-15' },
} as const

export const programs = Object.fromEntries(Object.entries(needed).map(([name, { path }]) => [name, path])) as {
  [Name in keyof typeof needed]: string
}

/** A sentence that names what to install, or undefined where all of it is there. */
export function sayWhatIsMissing(): string | undefined {
  const missing = Object.values(needed).filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return undefined
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ')
  return `This form of the bench runs Debian's own programs, and some are not installed: apt-get install --no-install-recommends ${packages}`
}
