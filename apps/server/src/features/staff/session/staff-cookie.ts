import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../../config/env.ts'

/**
 * Cookies do not tell ports apart: two offices on one machine would sign each other out, so the name carries the port. Over https
 * the name's beginning makes the browser refuse one that another host has set.
 */
function nameOf({ adminUrl }: Env): string {
  const { protocol, port } = new URL(adminUrl)
  return protocol === 'https:' ? '__Host-office' : `office${port}`
}

export const staffTokenIn = (cookies: Record<string, string | undefined>, env: Env): string | undefined =>
  cookies[nameOf(env)]

export const staffTokenOf = ({ cookies }: FastifyRequest, env: Env): string | undefined => staffTokenIn(cookies, env)

/** Never readable by a script, never sent from another site, gone with the browser. */
const attributes = ({ adminUrl }: Env) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: adminUrl.startsWith('https:') }) as const

export const setStaffCookie = (reply: FastifyReply, env: Env, token: string): void =>
  void reply.setCookie(nameOf(env), token, attributes(env))

export const clearStaffCookie = (reply: FastifyReply, env: Env): void =>
  void reply.clearCookie(nameOf(env), attributes(env))
