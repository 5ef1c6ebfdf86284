import { expect, it } from 'vitest'
import { createRoomClock } from './room-clock.ts'

const start = Date.parse('2026-11-20T04:00:00Z')

function phone(wrongBy = 0) {
  let ticked = 500
  let wall = start + wrongBy
  return {
    ticks: () => ticked,
    wall: () => wall,
    pass(ms: number) {
      ticked += ms
      wall += ms
    },
    setClock(by: number) {
      wall += by
    },
  }
}

it('shows the server’s time on a phone whose clock is three hours wrong', () => {
  const device = phone(3 * 3_600_000)
  const clock = createRoomClock(device)
  const asked = device.ticks()
  device.pass(400)
  clock.measure(start + 200, asked, device.ticks())
  device.pass(60_000)
  expect(clock.now()).toBe(start + 60_400)
  expect(clock.isSure()).toBe(true)
  expect(clock.doubt()).toBe(200)
})

it('does not notice when the phone’s clock is set while the room is open', () => {
  const device = phone()
  const clock = createRoomClock(device)
  clock.measure(start, 500, 500)
  device.setClock(-7_200_000)
  device.pass(1000)
  expect(clock.now()).toBe(start + 1000)
})

it('believes the quicker of two calls, and the newer when they contradict each other', () => {
  const device = phone()
  const clock = createRoomClock(device)
  clock.measure(start, 490, 510)
  clock.measure(start + 900, 500, 3000)
  expect(clock.now()).toBe(start)
  clock.measure(start + 60_000, 500, 2500)
  expect(clock.now()).toBe(start + 60_000 - 1000)
})

it('counts the time a phone slept, until the server has spoken', () => {
  const device = phone()
  const clock = createRoomClock(device)
  clock.measure(start, 500, 500)
  device.setClock(600_000)
  clock.wake()
  expect(clock.now()).toBe(start + 600_000)
  expect(clock.isSure()).toBe(false)
  clock.measure(start + 5, 500, 500)
  expect(clock.now()).toBe(start + 5)
  expect(clock.isSure()).toBe(true)
})

it('goes on after a reload without a network, and never back behind what is over', () => {
  const before = phone(3_600_000)
  const clock = createRoomClock(before)
  clock.measure(start, 500, 500)
  const stored = clock.toStore()
  const after = phone(3_600_000 + 60_000)
  const opened = createRoomClock(after)
  opened.restore(stored)
  expect(opened.now()).toBe(start + 60_000)
  after.setClock(-86_400_000)
  opened.restore(stored)
  expect(opened.now()).toBe(start)
  expect(opened.isSure()).toBe(false)
})
