import { describe, expect, it } from 'vitest'
import { hlsArguments, ladderOf, percentIn } from './ladder.ts'

describe('the ladder of sizes', () => {
  it.each([
    [1080, [240, 360, 480, 720]],
    [720, [240, 360, 480, 720]],
    [500, [240, 360, 480]],
    [241, [240]],
    [181, [180]],
  ])('of a video %i high never goes beyond it: %j', (height, heights) => {
    expect(ladderOf(height).map((step) => step.height)).toEqual(heights)
  })

  it('is asked for at once, with sound in every size or in none', () => {
    const asked = { source: '/data/a.mp4', folder: '/data/hls', ladder: ladderOf(360) }
    const args = hlsArguments({ ...asked, hasSound: true })
    expect(args[args.indexOf('-filter_complex') + 1]).toBe(
      '[0:v:0]split=2[in0][in1];[in0]scale=-2:240[out0];[in1]scale=-2:360[out1]',
    )
    expect(args[args.indexOf('-var_stream_map') + 1]).toBe('v:0,a:0 v:1,a:1')
    expect(args.at(-1)).toBe('/data/hls/%v/index.m3u8')
    expect(args.filter((each) => each === '0:a:0')).toHaveLength(2)
    const silent = hlsArguments({ ...asked, hasSound: false })
    expect(silent[silent.indexOf('-var_stream_map') + 1]).toBe('v:0 v:1')
    expect(silent).not.toContain('0:a:0')
    expect(silent).not.toContain('aac')
  })

  it('says how far it is, and is done only when it is done', () => {
    expect(percentIn('frame=1\nout_time_us=30000000\nprogress=continue\n', 60)).toBe(50)
    expect(percentIn('out_time_us=1000000\nout_time_us=2000000\n', 20)).toBe(10)
    expect(percentIn('out_time_us=99000000\n', 60)).toBe(99)
    expect(percentIn('frame=1\n', 60)).toBeUndefined()
  })
})
