import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { demoAccounts, demoStaffAccounts } from '@prostuti/db'
import type { Env } from '../config/env.ts'

/** What a newcomer wants to know after `npm start`. */
export function welcome(env: Env, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : env.port
  const home = `http://localhost:${port}`
  console.log(
    [
      '',
      '  প্রস্তুতি is open.',
      '',
      `  Home        ${home}`,
      ...(env.mode.public ? [`  Public      ${env.publicUrl}`] : []),
      `  Office      ${env.adminUrl}`,
      `  API         ${home}/api/docs`,
      `  Health      ${home}/readyz`,
      `  Database    ${env.databaseUrl === undefined ? `embedded, in ${env.dataDir}` : 'your DATABASE_URL'}`,
      `  Mode        ${modeLine(env.mode)}`,
      `  Process     ${processLine(env)}`,
      ...(env.mode.kind === 'demo' ? demoAccounts.map(accountLine) : []),
      ...(env.mode.kind === 'demo' && !env.mode.public ? demoStaffAccounts.map(staffLine) : []),
      '',
      '  Stop with Ctrl+C.',
      '',
    ].join('\n'),
  )
}

/** Signals go to the process that was started first. */
const processLine = ({ workers }: Env): string =>
  cluster.isWorker
    ? `${process.ppid}, with ${workers} workers; kill -HUP ${process.ppid} restarts them without a pause`
    : `${process.pid}`

const modeLine = (mode: Env['mode']): string =>
  mode.kind === 'centre' ? 'centre' : `demo${mode.public ? ', public: every page says so' : ', for this machine alone'}`

const accountLine = ({ phone, password, about }: (typeof demoAccounts)[number], index: number): string =>
  `  ${(index === 0 ? 'Sign in' : '').padEnd(11)} ${phone}  ${password}  (${about})`

const staffLine = ({ email, password, role }: (typeof demoStaffAccounts)[number], index: number): string =>
  `  ${(index === 0 ? 'Staff' : '').padEnd(11)} ${email}  ${password}  (${role}${index === 0 ? '; the sign-in page shows the code' : ''})`
