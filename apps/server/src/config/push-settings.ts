import { z } from 'zod'
import { type Finding, refuse } from './finding.ts'
import type { Mode } from './mode.ts'

/** The part of the environment that web push needs. */
export const pushVariables = {
  /** Names of further push services, with commas, for browsers that use none of the known ones. */
  PUSH_HOSTS: z.string().optional(),
}

type Values = z.infer<z.ZodObject<typeof pushVariables>>

export type PushSettings = {
  /** In a demo no push service of the world is written to: the sandbox stands in for each. */
  mode: 'sandbox' | 'live'
  hosts: readonly string[]
}

/** A name that others have to look up, which no address of a machine and no name of the own network is. */
const publicName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const ownNames = /\.(local|localhost|internal|lan|home|corp|test|invalid|example|onion|arpa)$/

const isPublicName = (host: string): boolean => publicName.test(host) && !ownNames.test(host)

const namesIn = ({ PUSH_HOSTS = '' }: Values): string[] =>
  PUSH_HOSTS.split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')

export const readPushSettings = (values: Values, { kind }: Mode): PushSettings => ({
  mode: kind === 'demo' ? 'sandbox' : 'live',
  hosts: namesIn(values).filter(isPublicName),
})

export const checkPush = (values: Values): Finding[] =>
  namesIn(values)
    .filter((host) => !isPublicName(host))
    .map((host) =>
      refuse('PUSH_HOSTS', `PUSH_HOSTS has ${host}, which is no public name: write names such as push.example.com.`),
    )
