import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The API in a process of its own, on a test's database. `port` 0 takes a free one. */
export async function startApiProcess({ databaseUrl, port = 0 }: { databaseUrl: string; port?: number }) {
  const child = fork(fileURLToPath(new URL('./api-process.fixture.ts', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      APP_SECRET: 'a secret that only the tests know, long enough',
    },
  })
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the API ended with ${code}`)))
  died.catch(() => {})
  const [listensOn] = (await Promise.race([once(child, 'message'), died])) as [number]
  return {
    port: listensOn,
    /** With -9: it finishes nothing and says nothing. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
