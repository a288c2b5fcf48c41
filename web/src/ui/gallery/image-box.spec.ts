import { expect, it } from 'vitest'
import { imageBox, nextZoom } from './image-box.ts'

const photo = { width: 600, height: 800 }
const stage = { width: 900, height: 600 }

it('shows the whole image at zoom 1, enlarged when the stage is larger', () => {
  expect(imageBox(photo, stage, { zoom: 1, turns: 0, fit: 'whole' }).box).toEqual({ width: 450, height: 600 })
})

it('fills the width of the stage where asked', () => {
  expect(imageBox(photo, stage, { zoom: 1, turns: 0, fit: 'width' }).box).toEqual({ width: 900, height: 1200 })
})

it('keeps the proportions of an image turned by a quarter', () => {
  expect(imageBox(photo, stage, { zoom: 1, turns: 1, fit: 'whole' })).toEqual({
    image: { width: 600, height: 800 },
    box: { width: 800, height: 600 },
  })
  expect(imageBox(photo, stage, { zoom: 1, turns: -1, fit: 'whole' }).box).toEqual({ width: 800, height: 600 })
})

it('zooms in steps and stays at the ends', () => {
  expect([nextZoom(1, 1), nextZoom(2, -1), nextZoom(4, 1), nextZoom(1, -1)]).toEqual([1.5, 1.5, 4, 1])
})
