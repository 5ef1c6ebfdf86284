import * as messages from '@prostuti/text/all-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { localeOf } from '../plugins/locale.ts'
import { inspectInput, repairTexts } from './inspect-input.ts'
import { invalidFields } from './refuse-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Texts that cannot be kept lose the bad characters instead of being refused: for callers who cannot correct a form. */
    repairsTexts?: true
    /** How many values it takes, where it takes more than others do: a whole sheet. */
    valuesAtMost?: number
  }
}

/**
 * Looks at the params, query and body of every request, of whatever route, before the contract does: how much there is of them,
 * and whether their texts can be stored. Headers need no look, because Node refuses these characters in them.
 */
export function registerInputGuard(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    try {
      const { params, query, body } = request
      request.params = guard(request, params)
      request.query = guard(request, query)
      if (body !== undefined) request.body = guard(request, body)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}

function guard<T>(request: FastifyRequest, input: T): T {
  const { tooLarge, unreadable } = inspectInput(input, request.routeOptions.config.valuesAtMost)
  if (tooLarge) throw new AppError('payload_too_large')
  if (unreadable.length === 0) return input
  if (request.routeOptions.config.repairsTexts) return repairTexts(input) as T
  const text = messages.error_field_unreadable({}, { locale: localeOf(request) })
  throw invalidFields(Object.fromEntries(unreadable.map((field) => [field, text])))
}

/** For a block of routes that take what gateways and couriers send. */
export function repairTextsInBlock(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, repairsTexts: true }
  })
}
