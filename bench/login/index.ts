import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { load } from '../support/load.ts'
import { median, round } from '../support/statistics.ts'
import { type Account, browser, registerDoctor } from './accounts.ts'

const rounds = 5
const seconds = 4
const parallelLogins = 32
/** Few readers, so that what is measured is the wait for the event loop and not for one another. */
const connections = 4

/** Whether hashing passwords makes everybody else wait: app data by itself, and while 32 doctors log in all the time. */
const bench: Bench = async () => {
  const server = await startServer()
  try {
    const accounts: Account[] = []
    for (let nth = 0; nth < parallelLogins; nth++) accounts.push(await registerDoctor(server.url, nth))
    const appData = { url: `${server.url}/api/v3/web/app-data`, seconds, connections }
    await load({ ...appData, seconds: 2 })
    const runs = []
    for (let nth = 0; nth < rounds; nth++) {
      const idle = await load(appData)
      const logins = keepLoggingIn(server.url, accounts)
      const busy = await load(appData)
      const { count, failed } = await logins.stop()
      if (failed > 0 || count < parallelLogins) throw new Error(`${count} logins, ${failed} of them failed`)
      runs.push({ idle, busy, loginsPerSecond: count / seconds })
    }
    const figures = {
      idle_p99_ms: round(median(runs.map((run) => run.idle.p99)), 1),
      busy_p99_ms: round(median(runs.map((run) => run.busy.p99)), 1),
      ratio: round(median(runs.map((run) => run.busy.p99 / run.idle.p99))),
      idle_rps: round(median(runs.map((run) => run.idle.requestsPerSecond)), 0),
      busy_rps: round(median(runs.map((run) => run.busy.requestsPerSecond)), 0),
      logins_per_second: round(median(runs.map((run) => run.loginsPerSecond)), 1),
    }
    return {
      figures,
      table: [
        { what: 'app data, nobody logs in', 'p99 ms': figures.idle_p99_ms, ratio: 1, 'requests/s': figures.idle_rps },
        {
          what: `app data, ${parallelLogins} parallel logins`,
          'p99 ms': figures.busy_p99_ms,
          ratio: figures.ratio,
          'requests/s': figures.busy_rps,
        },
        { what: 'those logins, argon2id', 'p99 ms': '', ratio: '', 'requests/s': figures.logins_per_second },
      ],
    }
  } finally {
    await server.stop()
  }
}

export default bench

/** Each account logs in again as soon as it is in, until told to stop. */
function keepLoggingIn(url: string, accounts: readonly Account[]) {
  const tally = { count: 0, failed: 0 }
  let running = true
  const loops = accounts.map(async ({ phone, password, deviceToken }) => {
    const post = await browser(url, { 'x-device-token': deviceToken })
    while (running) {
      const response = await post('/api/v3/auth/login', { login: phone, password })
      tally.count += 1
      if (response.status !== 200) tally.failed += 1
      await response.arrayBuffer()
    }
  })
  return {
    async stop() {
      running = false
      await Promise.all(loops)
      return tally
    },
  }
}
