import { expect, it } from 'vitest'
import { rulesForMice } from './rulesForMice'

it.each([
  ['a rule', 'a{color:red}a:hover{color:blue}b{margin:0}', 'a{color:red}@media (hover){a:hover{color:blue}}b{margin:0}'],
  ['rules in a row, in one query', 'a:hover{color:red}li:hover::after{top:0}', '@media (hover){a:hover{color:red}li:hover::after{top:0}}'],
  ['one inside of a query', '@media print{a:hover{top:0}}a:hover{top:1px}', '@media print{@media (hover){a:hover{top:0}}}@media (hover){a:hover{top:1px}}'],
  ['a list of selectors that all need it', 'i:has(:is(a,b):hover),a:hover b{top:0}', '@media (hover){i:has(:is(a,b):hover),a:hover b{top:0}}'],
])('is for devices with a pointer that hovers: %s', (_, css, expected) => {
  expect(rulesForMice(css)).toBe(expected)
})

it.each([
  ['also for what is not under the pointer', 'a,a:hover{color:#fff}'],
  ['also for the keyboard', 'ul:is(:hover,:focus-visible){animation-play-state:paused}'],
  ['not for what is under the pointer', 'a{color:red}@media screen{b{margin:0}}'],
])('stays as it is: %s', (_, css) => {
  expect(rulesForMice(css)).toBe(css)
})
