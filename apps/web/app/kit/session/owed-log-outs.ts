import { forget, recall, remember } from '../storage/storage.ts'

/** In the browser's storage: tokens of sign-ins that are over here and, for all we know, not yet on the server. Nothing else reads them. */
const owedKey = 'owed_log_outs'
const atMost = 5

export const owedLogOuts = (): string[] => (recall(owedKey) ?? '').split(' ').filter(Boolean)

function note(tokens: readonly string[]): void {
  if (tokens.length > 0) remember(owedKey, tokens.slice(-atMost).join(' '))
  else forget(owedKey)
}

export const oweLogOut = (token: string): void => note([...owedLogOuts(), token])

export const settleLogOut = (token: string): void => note(owedLogOuts().filter((other) => other !== token))
