/** Lazy parts that most visitors never open. They load when the first of them renders. */
import { lazyFrom } from '../../ui/hooks/lazy.tsx'

const extras = lazyFrom(() => import('./extras.lazy.ts'))

/** What the visitor is told about conversations that this browser does not show. */
export const ElsewhereNote = extras(module => module.ElsewhereNote)
/** The survey of a resolved conversation. */
export const Survey = extras(module => module.Survey)
/** The question that waits for the address. */
export const HeldQuestion = extras(module => module.HeldQuestion)
/** Overlay for files that are dragged over the panel. */
export const DropHint = extras(module => module.DropHint)
/** The toolbar with emojis. */
export const EmojiBar = extras(module => module.EmojiBar)
/** When the team is back, in the header. */
export const Opening = extras(module => module.Opening)
/** What the home view says while nobody is there. */
export const AwayPromise = extras(module => module.AwayPromise)
/** The line that says who takes over. */
export const JoinLine = extras(module => module.JoinLine)
/** The menu in the header. */
export const Menu = extras(module => module.Menu)
/** The articles of the home view. */
export const ArticleGroup = extras(module => module.ArticleGroup)
/** Makes the links beside it open inside the panel. */
export const InsideLinks = extras(module => module.InsideLinks)
/** What follows if nobody is free. */
export const FallbackPromise = extras(module => module.FallbackPromise)
/** The position in the queue. */
export const QueueNotice = extras(module => module.QueueNotice)
/** The company's buttons. */
export const QuickReplies = extras(module => module.QuickReplies)
/** The list of refused files. */
export const RefusedFiles = extras(module => module.RefusedFiles)
/** The answers to a question back. */
export const Choices = extras(module => module.Choices)
/** The articles that may answer. */
export const Suggestions = extras(module => module.Suggestions)
/** What follows an answer that did not help. */
export const WhatWasMissing = extras(module => module.WhatWasMissing)
