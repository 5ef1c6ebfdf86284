import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

export function videoFileRoutes(_app: FastifyInstance, _deps: Deps): void {}
