import { describe, expect, it } from 'vitest'
import { readVtt, spellTime, writeVtt } from './vtt.ts'

const vtt = `WEBVTT

NOTE made by hand
00:00 --> this is a note

1
00:00:01.000 --> 00:00:04.500 align:start
প্রথম লাইন
দ্বিতীয় লাইন

00:04.500 --> 00:06.000
আরেকটি
`.normalize('NFC')

describe('captions', () => {
  it('are read as WebVTT and written the same', () => {
    const { cues, faults } = readVtt(vtt)
    expect(faults).toEqual([])
    expect(cues).toEqual([
      { from: 1, to: 4.5, text: 'প্রথম লাইন\nদ্বিতীয় লাইন'.normalize('NFC') },
      { from: 4.5, to: 6, text: 'আরেকটি'.normalize('NFC') },
    ])
    expect(readVtt(writeVtt(cues))).toEqual({ cues, faults: [] })
  })

  it('are read as SRT, in any digits, with and without empty lines', () => {
    const { cues, faults } = readVtt(
      '১\r\n০০:০০:০১,০০০ --> ০০:০০:০২,৫০০\r\nক\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nখ',
    )
    expect([cues, faults]).toEqual([
      [
        { from: 1, to: 2.5, text: 'ক' },
        { from: 3, to: 4, text: 'খ' },
      ],
      [],
    ])
  })

  it.each([
    ['00:00:05.000 --> 00:00:04.000\nক', 'ends'],
    ['00:00:05.000 -> 00:00:04.000\nক --> খ', 'times'],
    ['00:75:00.000 --> 01:00:00.000\nক', 'times'],
    ['00:00:05.000 --> 00:00:06.000\nক\n\n00:00:01.000 --> 00:00:02.000\nখ', 'order'],
    ['00:00:05.000 --> 00:00:06.000\n\n', 'empty'],
    ['00:02:00.000 --> 00:02:01.000\nক', 'beyond'],
  ])('say what is wrong with %j: %s', (text, code) => {
    expect(readVtt(text, 100).faults.map((fault) => fault.code)).toEqual([code])
  })

  it('spell their times in full', () => {
    expect(spellTime(3661.5)).toBe('01:01:01.500')
    expect(spellTime(0.9999)).toBe('00:00:01.000')
  })
})
