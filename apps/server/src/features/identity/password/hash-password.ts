import { availableParallelism } from 'node:os'
// The whole of it, so that a test can watch it at work.
import argon2 from '@node-rs/argon2'
import { limitConcurrency } from '../../../queues/limit-concurrency.ts'

/** Argon2id with OWASP's parameters; the algorithm is the library's default, and the doctor table accepts no other. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes run on the thread pool, 19 MiB each. One core stays with the event loop, which would otherwise wait for its share, and one
 * of the pool's four threads with files and compression.
 */
const whenThreadIsFree = limitConcurrency({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waitingAtMost: 500,
})

export const hashPassword = (password: string): Promise<string> =>
  whenThreadIsFree(() => argon2.hash(asTyped(password), parameters))

/**
 * A hash that no password fits, with the same parameters. An account that does not exist is verified against it, so
 * that its refusal takes as long as that of a wrong password.
 */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5aGFzdGhpc3NhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export const verifyPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  whenThreadIsFree(() => argon2.verify(passwordHash ?? nobodysHash, asTyped(password)))

/** Keyboards write one and the same Bengali or accented letter in more than one way. */
const asTyped = (password: string): string => password.normalize('NFKC')
