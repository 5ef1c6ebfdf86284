import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function documentRoutes(_app: FastifyInstance, _deps: Deps): void {}
