/**
 * Imports all style sheets of the pages, so that the build makes one file; the server's bundle knows only
 * their class names.
 */
import '#host-app/shared/base.css'
import './page.css'
import '#host-app/shared/ui/prose.module.css'
import './markdown/markdown.module.css'
import './frame/frame.module.css'
import './frame/search-form.module.css'
import './views/lists.module.css'
import './views/home-view.module.css'
import './views/index-view.module.css'
import './views/article-view.module.css'
import './views/feedback.module.css'
