import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemNames = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome']

/** A Chromium to test with: the one named, Playwright's own, the system's, or one that is installed now. */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH || playwrightsOwn() || systems()
  if (found) return found
  install()
  const installed = playwrightsOwn() || systems()
  if (installed) return installed
  throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function systems(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return systemNames.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(): void {
  console.log('No Chromium here yet: installing one for the browser tests.')
  const options = { stdio: 'inherit' } as const
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options)
    return
  }
  execFileSync('playwright', ['install', 'chromium-headless-shell'], options)
}
