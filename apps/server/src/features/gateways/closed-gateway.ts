import { type Gateway, GatewayAway, type GatewayName } from './gateway.ts'

/** In the place of a gateway the centre has no account with. */
export function closedGateway(name: GatewayName): Gateway {
  const refuse = async () => {
    throw new GatewayAway(name, 'closed', 'no account is configured')
  }
  return {
    name,
    available: false,
    isSigned: () => false,
    start: refuse,
    ask: refuse,
    refund: refuse,
    askRefund: refuse,
  }
}
