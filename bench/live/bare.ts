// The yardstick: nothing but Node's own server, holding the same streams and writing the same words.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const open = new Set<ServerResponse>()

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    for (const each of open) each.write(`data: {"kind":"notice","id":${request.url?.slice(1)}}\n\n`)
    return response.end()
  }
  open.add(response)
  response.once('close', () => open.delete(response))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('data: "resync"\n\n')
})

server.listen(0, '127.0.0.1', () => {
  console.log(`Home http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
