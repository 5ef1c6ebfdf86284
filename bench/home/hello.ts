import fastify from 'fastify'

/** The yardstick: the least that a Fastify server can do. */
const app = fastify()
app.get('/', () => ({ hello: 'world' }))
console.log(`Home ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => process.exit(0))
