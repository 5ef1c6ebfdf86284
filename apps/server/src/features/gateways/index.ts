export { createGateways } from './create-gateways.ts'
export {
  type Gateway,
  type GatewayAnswer,
  GatewayAway,
  type GatewayName,
  type Gateways,
  type RefundAnswer,
} from './gateway.ts'
export { type GatewayMessage, keepMessage } from './keep-message.ts'
export { checkPayment, type PaymentSettings, paymentVariables, readPaymentSettings } from './settings.ts'
