import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function sheetRoutes(_app: FastifyInstance, _deps: Deps): void {}
