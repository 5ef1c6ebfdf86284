import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

const WAIT_THEN_REMOVE = `
  home=$(cat)
  home=\${home:-$1/postgres}
  pid=$(head -n 1 "$home/cluster/postmaster.pid" 2> /dev/null)
  serves() { [ -n "$pid" ] && [ "$(readlink "/proc/$pid/cwd")" = "$home/cluster" ]; }
  if serves; then kill -INT "$pid"; fi
  while serves; do sleep 0.1; done
  for try in 1 2 3 4 5 6 7 8 9; do rm -rf "$home" "$1" && break; sleep 0.2; done`

/**
 * Stops the throw-away server in a data folder and removes the folder when this process ends, however it ends: a shell
 * in a session of its own reads from a pipe, and the kernel closes the pipe at our death, even by kill -9. Called before
 * the server is started, so that no moment is left uncovered; told of the server's home once that is known.
 */
export function removeWhenOrphaned(dataDir: string): (home: string) => void {
  const watcher = spawn('/bin/sh', ['-c', WAIT_THEN_REMOVE, 'sh', dataDir], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // The pipe must stay open, but must not keep this process alive.
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  return (home) => watcher.stdin.write(home)
}
