export { createGateways } from './create-gateways.ts'
export {
  type Gateway,
  type GatewayAnswer,
  GatewayAway,
  type GatewayName,
  type Gateways,
  isGateway,
  type RefundAnswer,
} from './gateway.ts'
export { checkPayment, type PaymentSettings, paymentVariables, readPaymentSettings } from './settings.ts'
export { type GatewayMessage, storeGatewayMessage } from './store-gateway-message.ts'
