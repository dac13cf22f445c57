import sharp from 'sharp'
import { expect, it } from 'vitest'
import { layOver, linePng, toShades } from './linePng'

const width = 4
const height = 2
const [white, black, accent, line] = ['ffffff', '000000', '6f2da8', '111111'].map((code) => [...Buffer.from(code, 'hex')]) as [
  number[],
  number[],
  number[],
  number[],
]
const drawing = { data: Buffer.from([white, white, accent, line, white, white, white, black].flat()), width, height }

async function read(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  return Array.from({ length: width * height }, (_, pixel) => [...data.subarray(pixel * 3, pixel * 3 + 3)])
}

it('keeps paper, ink and accent as they are, and everything else nearly', async () => {
  const [first, , third, fourth, ...others] = await read(await linePng(toShades(drawing), width, height))
  expect([first, third, others.at(-1)]).toEqual([white, accent, black])
  expect(Math.max(...(fourth ?? [255]))).toBeLessThan(0x22)
})

it('lays words over a drawing, as far as they cover it, and leaves the drawing as it was', async () => {
  const shaded = toShades(drawing)
  const words = { data: Buffer.from([...black, 255, ...black, 0, ...black, 128, ...black, 0]), width: 2, height: 2 }
  const [first, second, third, , fifth, sixth] = await read(await linePng(layOver(words, drawing, shaded), width, height))
  expect([first, second, third, sixth]).toEqual([black, white, accent, white])
  expect(fifth?.[0]).toBeGreaterThan(100)
  expect(fifth?.[0]).toBeLessThan(155)
  expect((await read(await linePng(shaded, width, height)))[0]).toEqual(white)
})
