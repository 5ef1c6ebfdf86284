import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'

/** From `npm start` to the home page: first with nothing built and no database, then again. */
const bench: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-start-'))
  rmSync(`${root}apps/web/build`, { recursive: true, force: true })
  rmSync(`${root}packages/text/src/compiled`, { recursive: true, force: true })
  try {
    const cold = await secondsToHome(dataDir)
    const warm = await secondsToHome(dataDir)
    return {
      figures: { cold_s: cold, warm_s: warm },
      table: [
        { what: 'cold: nothing built, no database', 'seconds to the home page': cold },
        { what: 'warm: started before', 'seconds to the home page': warm },
      ],
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export default bench

async function secondsToHome(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let said = ''
  try {
    for await (const chunk of child.stdout) {
      said += chunk
      const home = /Home\s+(http:\S+)/.exec(said)?.[1]
      if (home === undefined) continue
      const page = await fetch(home)
      if (page.status !== 200) throw new Error(`the home page answered ${page.status}`)
      return round((performance.now() - startedAt) / 1000, 1)
    }
    throw new Error(`npm start ended before it listened\n${said}`)
  } finally {
    // The whole group: npm does not hand every signal on to what it runs.
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}
