import { mount } from 'svelte';
import { product } from './product.ts';
import { host } from './rpc/client.ts';
import App from './shell/App.svelte';
import './ui/ui.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the application.');

mount(App, {
  target,
  props: {
    host,
    product,
    loadTable: () => import('./table/Table.svelte'),
    loadWorkshop: () => import('./shell/workshop/Workshop.svelte'),
  },
});
