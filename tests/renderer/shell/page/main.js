// The shell with a host that lives in the page. Plain JavaScript: the type check of tests knows no page.
import { mount } from 'svelte';
import '../../../../renderer/ui/ui.css';
import Page from './Page.svelte';

mount(Page, { target: document.getElementById('app') });
